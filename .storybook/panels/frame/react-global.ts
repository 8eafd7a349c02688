import * as React from 'react'

// Storybook compiles what runs in its manager to React.createElement, and does not import it.
Object.assign(globalThis, { React })
