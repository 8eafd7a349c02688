declare global {
  interface ImportMetaEnv {
    /** Origin of the backend; empty or absent where the site's own origin answers. */
    readonly VITE_SUPABASE_URL?: string
    readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string
  }
}

type Settings = { url: string | undefined; key: string | undefined; origin: string }

/** Where the backend is, from what the build was given. Throws where the build forgot the key. */
export const backendFrom = ({ url, key, origin }: Settings): { url: string; key: string } => {
  if (!key) {
    throw new Error(
      'src/backend/config.ts: VITE_SUPABASE_PUBLISHABLE_KEY is missing from the build. Set it in .env or in the ' +
        "environment to the backend's publishable key, then build again.",
    )
  }
  return { url: url || origin, key }
}

/** The backend of this build, in a page: the only reader of the two settings. */
export const backend = () =>
  backendFrom({
    url: import.meta.env.VITE_SUPABASE_URL,
    key: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
    origin: location.origin,
  })
