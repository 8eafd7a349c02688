export { default } from '../cards/view.tsx'
