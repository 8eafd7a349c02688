import type { Question } from 'schema-dts'
import type { EntitiesOf } from '../../content/entities.ts'
import { spoken } from '../../content/spoken.ts'

export const asked: EntitiesOf<'questions', Question> = ({ questions }) =>
  questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: spoken(answer) },
  }))
