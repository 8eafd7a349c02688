import { expect, it } from 'vitest'
import { frontmatter, write } from '../../content/page.fixture.ts'
import { filesBeside } from '../../publish/files.ts'
import { publish } from '../published.fixture.ts'

const film = `
- id: intro
  title: What GEO is
  description: Two minutes on answers.
  platform: file
  videoId: intro
  duration: 125
  transcript: [{ start: 0, end: 75, title: Opening, text: Assistants answer. }, { start: 75, end: 125, title: End, text: They cite. }]
  chapters: [{ time: 75, title: Who is cited }]
`
const files = { 'videos/en.yaml': film }

it('every word of a film is said to people, assistants and search engines', async () => {
  const { html, twin, nodes } = await publish('::video{id=intro}', { files })
  expect(html).toMatch(/<h4>0:00–1:15 Opening<\/h4><p><span data-from="0">Assistants answer\.</)
  expect(twin).toContain('#### 1:15–2:05 End\n\nThey cite.')
  expect(nodes.find((node) => node['@type'] === 'VideoObject')).toMatchObject({
    name: 'What GEO is',
    duration: 'PT2M5S',
    transcript: 'Assistants answer. They cite.',
    hasPart: [{ '@type': 'Clip', name: 'Who is cited', startOffset: 75, endOffset: 125 }],
  })
})

it('its words are files to download, also of a film that is in a column', () => {
  const body = '\n:::hero\n# Title\n:::\n\n::::columns\n::video{id=intro}\n\n::contact-details\n::::\n'
  const { page } = write(frontmatter + body, { files })
  const films = page && filesBeside(page, '<main></main>').films
  expect(films?.map(({ path }) => path)).toEqual(['/videos/intro.vtt', '/videos/intro.txt'])
})
