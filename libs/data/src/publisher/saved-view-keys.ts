/** Query keys of views that the user has saved. */
export const savedViewKeys = { all: () => ['saved-views'] as const } as const;
