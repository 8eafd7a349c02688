/** Does what a mark or a control of a passage or a video says; the code of each is loaded when it is first asked for. */
export async function act(control: HTMLElement, action: string): Promise<void> {
  if (action === 'source') (await import('./source-card.ts')).showSource(control)
  else if (action.startsWith('film-')) (await import('./film/act-on-film.ts')).actOnFilm(control)
  else (await import('./copy-passage.ts')).copyPassage(control)
}
