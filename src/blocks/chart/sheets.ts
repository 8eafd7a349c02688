export default () => ['passage']
