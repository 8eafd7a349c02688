// The panels register themselves here, with addons.register of storybook/manager-api.
export {}
