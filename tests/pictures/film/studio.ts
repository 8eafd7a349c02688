import { ArrayBufferTarget, Muxer } from 'webm-muxer'
import { drawFrame, drawPoster, type Script, size } from './scene.ts'

const framesPerSecond = 15
/** Seconds between key frames, which is how precisely a viewer can seek. */
const keySeconds = 7.5
/** VP9's 0 to 63: letters stay sharp, and 90 seconds take less than 2 MB. */
const quantizer = 46

/** The DOM's types lack the codec's own options. */
type Options = VideoEncoderEncodeOptions & { vp9: { quantizer: number } }

/** Runs in a browser: draws the film and packs it as WebM (VP9, no sound). */
async function record(
  script: Script,
  fonts: { serif: string; sans: string },
): Promise<{ film: string; poster: string }> {
  for (const [family, url] of [
    ['Site Serif', fonts.serif],
    ['Site Sans', fonts.sans],
  ] as const)
    document.fonts.add(await new FontFace(family, `url(${url})`, { weight: '200 800' }).load())
  const surface = new OffscreenCanvas(size.width, size.height)
  const canvas = surface.getContext('2d', { alpha: false })
  if (!canvas) throw new Error('no canvas')

  drawPoster(canvas, script)
  const poster = await base64(await (await surface.convertToBlob({ type: 'image/webp', quality: 0.8 })).arrayBuffer())

  const target = new ArrayBufferTarget()
  const muxer = new Muxer({ target, video: { codec: 'V_VP9', ...size, frameRate: framesPerSecond } })
  let failed: unknown
  const encoder = new VideoEncoder({
    output: (chunk, meta) => muxer.addVideoChunk(chunk, meta),
    error: (error) => {
      failed = error
    },
  })
  encoder.configure({
    codec: 'vp09.00.31.08',
    ...size,
    framerate: framesPerSecond,
    bitrateMode: 'quantizer',
    latencyMode: 'quality',
  })
  const frames = script.duration * framesPerSecond
  for (let at = 0; at < frames; at++) {
    drawFrame(canvas, script, at / framesPerSecond)
    const micro = 1_000_000 / framesPerSecond
    const frame = new VideoFrame(surface, { timestamp: Math.round(at * micro), duration: Math.round(micro) })
    const options: Options = { keyFrame: at % Math.round(keySeconds * framesPerSecond) === 0, vp9: { quantizer } }
    encoder.encode(frame, options)
    frame.close()
    while (encoder.encodeQueueSize > 8)
      await new Promise((done) => encoder.addEventListener('dequeue', done, { once: true }))
    if (failed) throw failed
  }
  await encoder.flush()
  muxer.finalize()
  return { film: await base64(target.buffer), poster }
}

async function base64(buffer: ArrayBuffer): Promise<string> {
  const reader = new FileReader()
  const read = new Promise((done) => reader.addEventListener('load', done))
  reader.readAsDataURL(new Blob([buffer]))
  await read
  return String(reader.result).split(',')[1] ?? ''
}

declare global {
  interface Window {
    record: typeof record
  }
}

window.record = record
