export default () => ['tables']
