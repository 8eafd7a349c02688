// The cost of any program that uses commander, to compare the start of `citence` with.
import { Command } from 'commander'

new Command('empty').parse()
