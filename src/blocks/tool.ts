import type { WebApplication } from 'schema-dts'
import { z } from 'zod'
import { type Builder, directive, ownAnchor, takeHeading } from '../content/block-context.ts'
import type { Block, PageHead, Rich } from '../content/model.ts'
import { rich } from '../content/rich.ts'
import { absolute, nodeIds } from '../site/addresses.ts'

/** A tool or a generated list, below the page's own heading and introduction. */
export type Tool<Type> = { type: Type; id: string | undefined; heading: string | undefined; intro: Rich }

type ToolType = Extract<Block, Tool<string>>['type'] & `${'roi' | 'readiness' | 'own' | 'checker'}-${string}`

/** @param form the id of its form */
export const tool = (type: ToolType, form?: string): Builder =>
  directive(z.strictObject({}), (_, node, context) => {
    ownAnchor(node, context, form)
    const { heading, id, rest } = takeHeading(node.children, context)
    return { type, id, heading, intro: rich(rest, context) }
  })

/** A tool that runs in the page, free and without an account. */
export function applicationOf(_: unknown, { path, locale, meta }: PageHead): WebApplication[] {
  const url = absolute(path)
  return [
    {
      '@type': 'WebApplication',
      '@id': `${url}#application`,
      name: meta.label,
      description: meta.description,
      url,
      inLanguage: locale,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Any',
      browserRequirements: 'JavaScript',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
      provider: { '@id': nodeIds.organization },
      mainEntityOfPage: { '@id': `${url}#page` },
    },
  ]
}
