import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { copyInto } from '../../src/content/copy.fixture.ts'
import { loadSite } from '../../src/content/load.ts'
import { ownFolder } from '../../src/site/temporary.fixture.ts'
import { writePictures } from './content-pictures.ts'

it('names a picture that was only copied in part', async () => {
  const root = ownFolder()
  copyInto(root, 'src/content')
  const picture = join(root, 'src/content/pictures/readiness-check-fr.png')
  writeFileSync(picture, readFileSync(picture).subarray(0, 3000))
  const french = loadSite(root).pages.filter(({ locale }) => locale === 'fr')
  await expect(writePictures(root, root, french)).rejects.toThrow(
    'src/content/pictures/readiness-check-fr.png:1:1: It cannot be read as a picture (',
  )
})
