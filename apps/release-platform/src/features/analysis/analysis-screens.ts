// One file of all three screens, which have nearly the same parts: the start script names fewer files.
export * as artistAnalysis from './analysis-screen.tsx';
export * as labelAnalysis from './label/label-analysis-screen.tsx';
export * as sharedAnalysis from './shared/shared-analysis-screen.tsx';
