export default () => ['cards']
