/** Query keys of checks and reports of one release’s links. */
export const linkKeys = {
  linkChecks: (productId: string) => ['link-checks', productId] as const,
  linkReports: (productId: string) => ['link-reports', productId] as const,
} as const;
