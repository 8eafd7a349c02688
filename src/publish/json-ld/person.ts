import type { Person } from 'schema-dts'
import type { Author } from '../../content/collection-schemas.ts'
import type { Page } from '../../content/model.ts'
import { absolute, nodeIds } from '../../site/addresses.ts'

export const personId = ({ id }: Author) => absolute(`/#${id}`)

/** Who writes is presented where their card is: on the page itself, else on the site. */
export function person(author: Author, page: Page): Person {
  const isShown = page.blocks.some((block) => block.type === 'author' && block.author.id === author.id)
  const sameAs = [author.profileUrl, author.linkedIn, author.github].filter((href) => href !== undefined)
  return {
    '@type': 'Person',
    '@id': personId(author),
    name: author.name,
    url: author.profileUrl ?? absolute(isShown ? `${page.path}#${author.id}` : '/'),
    jobTitle: author.title,
    description: author.bio,
    knowsAbout: author.expertise,
    worksFor: { '@id': nodeIds.organization },
    ...(sameAs.length > 0 && { sameAs }),
  }
}
