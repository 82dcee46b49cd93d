import type { CallExample } from '../examples.ts';

export const getSignInConfigurationExample: CallExample = {
  payload: {},
  answer: {
    providerUrl: '/identity',
    hasGoogleSignIn: true,
    hasAppleSignIn: true,
    messages: {
      lockout: 'Your account is locked. Reset your password to unlock it.',
      usernameRequired: 'Please enter your email address.',
      passwordRequired: 'Please enter your password.',
      genericSummary: 'The email or password you entered is not right. Please try again.',
    },
  },
};

export const authenticateExample: CallExample = {
  payload: { username: 'ada@example.com', password: 'correct horse' },
  answer: {
    status: 'SUCCESS',
    sessionToken: 'example-session-token',
    _embedded: {
      user: {
        id: '00u1',
        profile: {
          login: 'ada@example.com',
          firstName: 'Ada',
          lastName: 'Byron',
          locale: 'en_US',
          timeZone: 'America/Chicago',
        },
      },
    },
  },
};

export const getResetTokenExample: CallExample = {
  payload: {},
  answer: {
    requestToken: 'example-reset-token',
    headerMessage: 'Enter your email address and we will send you a link to reset your password.',
  },
};

export const requestPasswordResetExample: CallExample = {
  payload: { accountEmail: 'ada@example.com', token: 'example-reset-token' },
  answer: { isSuccess: true, message: null },
};
