let canvas: CanvasRenderingContext2D | null | undefined

/** Pixels that a line of Arial takes, as this browser sets it. @param size pixels */
export function arialWidthHere(text: string, size: number): number {
  canvas ??= document.createElement('canvas').getContext('2d')
  if (!canvas) return 0
  canvas.font = `${size}px Arial, "Liberation Sans", Arimo, sans-serif`
  return canvas.measureText(text).width
}
