/**
 * `vite build --mode draft`: what is published, sooner. Nothing is compressed, scripts are minified once, and social
 * images stay drawings (SVG).
 */
export const draftMode = 'draft'
