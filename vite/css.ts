import { fileURLToPath } from 'node:url'
import { bundle, type CustomAtRules, Features, type TokenOrValue, type Visitor } from 'lightningcss'

/** How Lightning CSS compiles every style sheet of a build. */
export const cssOptions = () => ({
  // The browsers of vite.config.ts, as Lightning CSS counts: major version << 16 | minor << 8.
  targets: { chrome: 123 << 16, firefox: 125 << 16, safari: (17 << 16) | (5 << 8) },
  include: Features.MediaRangeSyntax,
  // None of what it would prefix is prefixed in these browsers.
  exclude: Features.VendorPrefixes,
  visitor: constants(),
})

const scale = fileURLToPath(new URL('../src/ui/scale.css', import.meta.url))

/**
 * Writes the values of `scale.css` into the declarations that use them. A browser substitutes a custom property again for
 * every element that it styles: docs/decisions/0018-as-light-as-a-static-page.md.
 */
function constants(): Visitor<CustomAtRules> {
  const values = new Map<string, TokenOrValue[]>()
  bundle({ filename: scale, visitor: { Declaration: { custom: ({ name, value }) => void values.set(name, value) } } })
  return {
    Variable: ({ name }) => values.get(name.ident),
    Declaration: {
      custom({ name, value }) {
        const constant = values.get(name)
        if (!constant) return
        if (JSON.stringify(value) !== JSON.stringify(constant))
          throw new Error(`${name} is a constant of src/ui/scale.css. Give what changes another name.`)
        return []
      },
    },
  }
}
