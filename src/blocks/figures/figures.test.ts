import { expect, it } from 'vitest'
import { publish, refusal } from '../published.fixture.ts'

it('a figure shows its source, or plainly that it is the agency’s own', async () => {
  const { html, twin } = await publish('::figures{ids="ours lift"}')
  expect(html.match(/href="#source-1"/g)).toHaveLength(1)
  expect(html.match(/agency figure/g)).toHaveLength(1)
  expect(twin).toContain('- **40%** **more** — than before[^1]')
  expect(twin).toMatch(/- \*\*12\u00a0days\*\* \*\*to\*\* — index.*agency figure/)
  expect(twin).toMatch(/^\[\^1\]: Second work/m)
})

it('a figure in detail says how and when it was measured, and can be cited', async () => {
  const { html } = await publish('::figures{ids=lift detail=true}')
  expect(html).toContain('id="lift" data-statement="fact"')
  expect(html).toContain('counted (2024)')
  expect(html).toContain('data-action="cite"')
})

it('a figure of the agency is not offered to be cited', async () => {
  const { html } = await publish('::figures{ids=ours detail=true}')
  expect(html).toContain('id="ours"')
  expect(html).not.toContain('data-action="cite"')
})

it('figures that are folded are said to assistants all the same', async () => {
  const { html, twin } = await publish('::figures{ids=lift detail=true folded=true}')
  expect(html).toContain('<details><summary>Each figure and how it was measured</summary>')
  expect(twin).toContain('- **40%** **more** — than before[^1]')
})

it('text below figures folds with them, and cites on', async () => {
  const folded = ':::figures{ids=lift folded=true}\n**“Famous.”** A forecast:cite[first].\n:::'
  const { html, twin } = await publish(folded)
  expect(html).toMatch(/<details>.*40%.*<strong>“Famous.”<\/strong> A forecast<a href="#source-2".*<\/details>/s)
  expect(twin).toContain('**“Famous.”** A forecast[^2].')
  const open = await publish(folded.replace(' folded=true', ''))
  expect(open.html).toMatch(/40%.*A forecast/s)
})

it('a figure that is not in the ledger, or none at all, is refused', () => {
  expect(refusal('::figures{ids="lift nothing"}', { locale: 'fr' })).toContain(
    "figures: 'nothing' is not in src/content/figures/fr.yaml.",
  )
  expect(refusal('::figures')).toContain("figures: 'ids' is missing")
  expect(refusal('::figures{ids=" "}')).toContain("figures: 'ids' names nothing. Write the ids")
})
