/** The calculator on its page. */
export const formId = 'roi'
