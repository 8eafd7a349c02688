import * as React from 'react'

// Storybook compiles JSX of its manager to React.createElement without importing React.
Object.assign(globalThis, { React })
