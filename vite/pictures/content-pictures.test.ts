import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { copyInto } from '../../src/content/copy.fixture.ts'
import { picturesOf } from '../../src/content/find.ts'
import { loadSite } from '../../src/content/load.ts'
import { ownFolder } from '../../src/site/temporary.fixture.ts'
import { writePictures } from './content-pictures.ts'

it('names a picture that was only copied in part', async () => {
  const root = ownFolder()
  copyInto(root, 'src/content')
  const picture = join(root, 'src/content/pictures/readiness-check-fr.png')
  writeFileSync(picture, readFileSync(picture).subarray(0, 3000))
  const site = loadSite(root)
  const french = site.pages.filter(({ locale }) => locale === 'fr')
  await expect(writePictures(root, root, { ...site, pages: french })).rejects.toThrow(
    'src/content/pictures/readiness-check-fr.png:1:1: It cannot be read as a picture (',
  )
})

it('publishes those of a page that is shown in place of another', async () => {
  const root = ownFolder({ 'assets/none': '' })
  copyInto(root, 'src/content')
  const site = loadSite(root)
  const [en = site.gone.en] = site.pages.filter((page) => picturesOf(page).length > 0)
  await writePictures(root, root, { ...site, pages: [], gone: { ...site.gone, en } })
  expect(readdirSync(join(root, 'assets'))).toContainEqual(expect.stringMatching(/\.avif$/))
})
