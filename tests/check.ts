import { quickSteps } from './steps/quick.ts'
import { conclude } from './steps/step.ts'

conclude(await quickSteps())
