export default () => ['details']
