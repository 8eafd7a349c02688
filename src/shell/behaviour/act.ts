/** Runs the action of a citation mark, or of a control of a passage or video; the code of each is loaded on first use. */
export async function act(control: HTMLElement, action: string): Promise<void> {
  if (action === 'source') (await import('./source-card.ts')).showSource(control)
  else if (action.startsWith('film-')) (await import('./film/act-on-film.ts')).actOnFilm(control)
  else (await import('./copy-passage.ts')).copyPassage(control)
}
