import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether `node_modules` holds what the lockfile says. The last step of npm is to list what it has installed, so an
 * interrupted install shows as well.
 *
 * @param {string} workspace
 */
export function packagesAreInstalled(workspace) {
  const installedFile = join(workspace, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  return isInstalled(readJson(join(workspace, 'package-lock.json')), readJson(installedFile));
}

/**
 * @typedef {{ version?: string, resolved?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile
 * @param {Lockfile} wanted
 * @param {Lockfile} installed
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted.packages ?? {}).every(([path, { version, resolved, link, optional, devOptional }]) => {
    if (!path.startsWith('node_modules/')) return true; // The workspace's own projects.
    const found = installed.packages?.[path];
    // Packages for other systems are locked and never installed.
    if (!found) return Boolean(optional ?? devOptional);
    return link ? found.resolved === resolved : found.version === version;
  });
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
