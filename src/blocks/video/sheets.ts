export default () => ['questions']
