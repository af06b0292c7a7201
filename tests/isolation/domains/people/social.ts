// A sign-in service that is never contacted before a sign-in begins.
export const social = {
  provider: 'oidc',
  active: true,
  registration: false,
  name: 'Вход',
  client_id: 'school',
  client_secret: 'school-secret-0123456789',
  authorization_url: 'https://sso.school.test/authorize',
  token_url: 'https://sso.school.test/token',
  userinfo_url: 'https://sso.school.test/userinfo',
};
