/** Marks the sentence of the transcript that is being shown (src/blocks/video/view.tsx). */
export function followWords(video: HTMLVideoElement, figure: HTMLElement): void {
  const sentences = [...(figure.closest('.block--video')?.querySelectorAll<HTMLElement>('[data-from]') ?? [])]
  video.addEventListener('timeupdate', () => {
    const current = sentences.findLast(({ dataset }) => Number(dataset.from) <= video.currentTime)
    for (const sentence of sentences) {
      if (sentence === current) sentence.setAttribute('aria-current', 'true')
      else sentence.removeAttribute('aria-current')
    }
  })
}
