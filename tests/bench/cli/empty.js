// What any program of commander costs: the start of `citence` is measured against it.
import { Command } from 'commander'

new Command('empty').parse()
