import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sharedFolder } from '../src/site/temporary.fixture.ts'
import { ownMajor } from './cluster.ts'
import { makeCluster } from './new-cluster.ts'

const folder = sharedFolder()

it('is made anew where the one that was made before cannot be copied', async () => {
  const [model, cluster] = [join(folder, 'model'), join(folder, 'postgres')]
  writeFileSync(model, 'not a folder')
  await makeCluster(cluster, model)
  expect(readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()).toBe(ownMajor)
})
