import { useEffect, useLayoutEffect } from 'react'

/** `useLayoutEffect` for components that are prerendered as well: React 18 warns of it where there is no layout. */
export const useBrowserLayoutEffect = import.meta.env.SSR ? useEffect : useLayoutEffect
