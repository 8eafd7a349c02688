import { quickSteps } from './steps/quick.ts'
import { conclude } from './steps/report.ts'

conclude(await quickSteps())
