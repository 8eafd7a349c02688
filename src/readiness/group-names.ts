import { msg } from '#lingui/macro'
import type { Group } from './check.ts'
import type { Message } from './message.ts'

export const groupNames: Readonly<Record<Group, Message>> = {
  access: msg`Access`,
  extract: msg`Extraction`,
  evidence: msg`Evidence`,
  identity: msg`Identity and freshness`,
  bilingual: msg`Languages`,
  safety: msg`Safety`,
  info: msg`For information`,
}
