import { use, useMemo } from 'react'
import { App, PageParts } from '../../src/app/app.tsx'
import { compose } from '../../src/app/compose.tsx'
import { loadI18n } from '../../src/app/i18n.ts'
import { loadIslands } from '../../src/app/islands.tsx'
import type { Locale } from '../../src/site/locales.ts'
import { addRoiWords } from '../../src/roi/words.ts'
import { findPage } from '../content/page-story.tsx'
import { Problems } from '../content/problems.tsx'
import { useWritten } from '../content/use-written.ts'

/** placeholder */
export function WholePage({ id, locale }: { id: string; locale: Locale }) {
  const written = useWritten()
  if (written.kind === 'problems') return <Problems problems={written.problems} />
  const page = findPage(written.site, id, locale)
  return <p>{page?.meta.title}</p>
}
void [use, useMemo, App, PageParts, compose, loadI18n, loadIslands, addRoiWords]
