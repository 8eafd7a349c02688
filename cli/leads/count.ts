/** '1 lead', '2 leads', '1,000 leads'. */
export function countLeads(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'lead' : 'leads'}`
}
