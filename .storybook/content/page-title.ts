/** Where the sidebar shows a page. */
export const pageTitle = (id: string) => `Pages/${id}`
