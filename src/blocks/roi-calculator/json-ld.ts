export { applicationOf as entities } from '../tool.ts'
