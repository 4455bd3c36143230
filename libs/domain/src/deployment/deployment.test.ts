import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { originsOf, publicConfigSchema, sitesSchema } from './deployment.ts';

const sites = {
  main: 'countin.localhost',
  fourtrack: '4track.localhost',
  short: 'cnt.localhost',
  scheme: 'http',
  port: 5173,
} as const;

describe('the sites of a deployment', () => {
  it('have addresses with their port', () => {
    const origins = originsOf(sites);
    expect(origins.main).toBe('http://countin.localhost:5173');
    expect(origins.fourtrack).toBe('http://4track.localhost:5173');
    expect(origins.subdomain('mira')).toBe('http://mira.cnt.localhost:5173');
  });

  it('leave the port out where the scheme has one', () => {
    expect(originsOf({ ...sites, scheme: 'https', port: null }).main).toBe('https://countin.localhost');
  });

  it('are host names, not addresses', () => {
    expect(v.parse(sitesSchema, { ...sites, main: 'Countin.LOCALHOST' }).main).toBe('countin.localhost');
    for (const wrong of ['http://countin.localhost', 'countin.localhost:5173', 'countin.localhost/', '']) {
      expect(v.is(sitesSchema, { ...sites, main: wrong }), wrong).toBe(false);
    }
  });
});

it('a browser’s configuration names the emulators or says that there are none', () => {
  const config = {
    sites,
    firebase: { projectId: 'demo-countin', apiKey: 'local', storageBucket: 'demo-countin.appspot.com' },
    emulators: null,
  };
  expect(v.is(publicConfigSchema, config)).toBe(true);
  expect(v.is(publicConfigSchema, { ...config, emulators: { auth: 'http://127.0.0.1:9099' } })).toBe(false);
});
