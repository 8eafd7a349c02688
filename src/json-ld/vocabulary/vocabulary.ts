import type { Vocabulary } from './model.ts'
import { readVocabulary } from './read.ts'

/** schema.org as schema-dts declares it. It never changes while a program runs. */
export const vocabulary: Vocabulary = readVocabulary()
