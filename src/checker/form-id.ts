/** The checker on its page. */
export { checkerId as formId } from '../site/shared.ts'
