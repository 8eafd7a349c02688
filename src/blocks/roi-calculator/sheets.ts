export default () => ['tables', 'chart']
