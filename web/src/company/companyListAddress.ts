// The state of «Мои компании» as it stands in the address.
export interface CompanyListAddress {
  search: string;
}

export function readAddress(params: URLSearchParams): CompanyListAddress {
  return { search: (params.get('search') ?? '').trim() };
}

export function writeAddress({ search }: CompanyListAddress): URLSearchParams {
  return new URLSearchParams(search === '' ? {} : { search });
}
