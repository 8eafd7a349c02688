/** The checker on its page. */
export const formId = 'checker'
