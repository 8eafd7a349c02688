/** Paths of the files of a self-hosted film: `npm run film` makes the first two, the build writes the others. */
export const filmFiles = (videoId: string) => ({
  film: `/videos/${videoId}.webm`,
  poster: `/videos/${videoId}.webp`,
  captions: `/videos/${videoId}.vtt`,
  transcript: `/videos/${videoId}.txt`,
})

/** Player of either platform, in the variant that sets no cookie by itself. `at`: seconds. */
export function playerUrl(platform: 'youtube' | 'vimeo', videoId: string, at?: number): string {
  const playing = at === undefined ? '' : '?autoplay=1'
  return platform === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${videoId}${playing}${at ? `&start=${at}` : ''}`
    : `https://player.vimeo.com/video/${videoId}${playing || '?'}${playing && '&'}dnt=1${at ? `#t=${at}s` : ''}`
}

/** Where a video can be watched without a script. */
const watchUrl = (platform: 'youtube' | 'vimeo', videoId: string): string =>
  platform === 'youtube' ? `https://www.youtube.com/watch?v=${videoId}` : `https://vimeo.com/${videoId}`

/** Address of a film itself, for visitors without JavaScript. */
export const filmAddress = (platform: 'file' | 'youtube' | 'vimeo', videoId: string): string =>
  platform === 'file' ? filmFiles(videoId).film : watchUrl(platform, videoId)

/** Seconds as a place in a film: `75` is `1:15`. */
export const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
