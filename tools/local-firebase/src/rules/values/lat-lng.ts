const EARTH_RADIUS_METRES = 6_371_010;

/** A point on the globe, in degrees. */
export class LatLng {
  readonly kind = 'latlng';
  readonly latitude: number;
  readonly longitude: number;

  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }

  /** Great-circle distance in metres (haversine). */
  distanceTo(other: LatLng): number {
    const radians = (degrees: number) => (degrees * Math.PI) / 180;
    const latitudes = Math.sin(radians(other.latitude - this.latitude) / 2) ** 2;
    const longitudes = Math.sin(radians(other.longitude - this.longitude) / 2) ** 2;
    const haversine = latitudes + Math.cos(radians(this.latitude)) * Math.cos(radians(other.latitude)) * longitudes;
    return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(haversine)));
  }
}
