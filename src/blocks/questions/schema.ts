import type { Question as QuestionNode } from 'schema-dts'
import { z } from 'zod'
import { anchor, collecting, directive, type EntitiesOf, entries, ids } from '../../content/block-context.ts'
import { richText, withoutSourceMarks } from '../../content/rich.ts'

declare module '../../content/model.ts' {
  interface BlockKinds {
    questions: { type: 'questions'; questions: Question[]; sources: CitedSource[] }
  }
}

export const directives = {
  questions: directive(z.strictObject({ ids }), ({ ids: wanted }, node, context) => {
    const { value: questions, sources } = collecting(context, () =>
      entries(wanted, context.collections.questions, 'questions', node, context).map(({ file, value, placeOf }) => ({
        ...value,
        anchor: anchor(value.id, context),
        answer: richText(value.answer, placeOf(['answer']), { ...context, file }),
      })),
    )
    return { type: 'questions', questions, sources }
  }),
}

export const asked: EntitiesOf<'questions', QuestionNode> = ({ questions }) =>
  questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: withoutSourceMarks(answer) },
  }))
