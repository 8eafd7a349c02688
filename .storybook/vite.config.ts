import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { macros } from '../vite/macros.ts'
import { pictures } from '../vite/pictures/content-pictures.ts'
import { content } from './content/plugin.ts'
import { facts } from './facts/plugin.ts'

/** The part of the site's configuration that its components need, without what makes pages, worker and icons. */
export default defineConfig({
  define: {
    // The preview replaces the backend: .storybook/stage/mock-backend.ts answers.
    'import.meta.env.VITE_SUPABASE_URL': '""',
    'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': '"sb_publishable_preview"',
    'import.meta.env.VITE_SERVICE_WORKER': '"off"',
  },
  resolve: { alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: 'react' }] },
  // Found at the start: what is found later makes the browser load everything again.
  optimizeDeps: { entries: ['.storybook/preview.tsx', '.storybook/content/page-story.tsx', 'src/**/*.stories.tsx'] },
  plugins: [
    react(),
    macros(),
    lingui({ failOnMissing: false, failOnCompileError: true }),
    content(),
    pictures(),
    facts(),
  ],
})
