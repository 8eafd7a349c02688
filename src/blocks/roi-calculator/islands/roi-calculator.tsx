import { roiWords } from '../../../roi/words.ts'
import type { Locale } from '../../../site/locales.ts'
import { calculatorId } from '../../../site/shared.ts'
import { addWords } from '../../../ui/add-words.ts'
import { lateTool } from '../../late-tool.tsx'

/** The result of the example is prerendered; model, curve and catalog are loaded at a touch, or for a scenario in the address. */
export default lateTool<{ locale: Locale }>(
  calculatorId,
  async (i18n) => {
    const [{ Live }] = await Promise.all([import('../../../roi/live-calculator.tsx'), addWords(i18n, roiWords)])
    return Live
  },
  () => location.hash.startsWith('#b='),
)
